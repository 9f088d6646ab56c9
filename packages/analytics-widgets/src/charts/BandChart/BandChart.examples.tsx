import meta from './BandChart.stories.tsx';
import { BandChart } from './BandChart.tsx';

const small = { ...meta.args, height: 200 };

/** Books of any date by their days since publication. */
export function AlignedByAge() {
  return <BandChart {...small} />;
}

/** A band of four books looks as sure as one of a hundred. */
export function BandOfFourBooks() {
  const band = meta.args.band.map(({ age }) => {
    const middle = 40 + age * 4;
    return {
      age,
      p10: middle - 30,
      p25: middle - 20,
      p50: middle,
      p75: middle + 60,
      p90: 420,
      n: 4,
    };
  });
  return <BandChart {...small} note="Библиотеки по дням с публикации, 4 дебюта" band={band} />;
}
