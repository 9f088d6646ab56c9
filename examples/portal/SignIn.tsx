import { useLogin, useUser } from '@litometr/auth-machine/react';
import {
  Button,
  Form,
  Inline,
  PasswordField,
  SubmitButton,
  showToast,
  Text,
  TextField,
} from '@litometr/ui';
import { session, sessionFetch } from './session';

async function showFavourites(): Promise<void> {
  const response = await sessionFetch('/favourites/');
  const titles = (await response.json()) as string[];
  showToast({ tone: 'info', title: 'Your favourites', description: titles.join(', ') });
}

/** Renders the sign-in form, and after it who is signed in. */
export function SignIn() {
  const user = useUser();
  const { submit, error } = useLogin();
  if (user !== null) {
    return (
      <Inline>
        <Text>Signed in as {user.username}</Text>
        <Button onPress={() => void showFavourites()}>Favourites</Button>
        <Button onPress={() => session.logout()}>Sign out</Button>
      </Inline>
    );
  }
  return (
    <Form
      {...(error !== null && { errors: { password: 'The name or the password is wrong' } })}
      onSubmit={async (event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        const result = await submit({
          username: String(fields.get('username')),
          password: String(fields.get('password')),
          remember: false,
        });
        if (result.ok) showToast({ tone: 'success', title: 'Welcome back' });
      }}
    >
      <TextField label="Name" name="username" autoComplete="username" />
      <PasswordField label="Password" name="password" autoComplete="current-password" />
      <SubmitButton>Sign in</SubmitButton>
    </Form>
  );
}
