import { Inline, Stack, Text } from '@litometr/ui';
import meta from './MethodNote.stories.tsx';
import { MethodNote } from './MethodNote.tsx';

/** The formula has the name that the page shows. */
export function TermsOfThePage() {
  return (
    <Stack gap="xs">
      <Inline gap="xs">
        <Text tone="secondary">Перевес тега в топе</Text>
        <MethodNote
          {...meta.args}
          formula="перевес тега = доля авторов с тегом в топе ÷ доля авторов с тегом среди всех книг"
        />
      </Inline>
      <Text size="lead">×2,4</Text>
    </Stack>
  );
}

/** Only the note says that the price is not the price of all books. */
export function ConditionInTheNote() {
  return (
    <Stack gap="xs">
      <Inline gap="xs">
        <Text tone="secondary">Медианная цена</Text>
        <MethodNote label="Медианная цена">
          Только платные книги, завершённые в этом году.
        </MethodNote>
      </Inline>
      <Text size="lead">189 ₽</Text>
      <Text size="caption" tone="secondary">
        Внутри: «Только платные книги, завершённые в этом году»
      </Text>
    </Stack>
  );
}
