/** Tokens that are the same in light and dark. Type is in rem: it follows the reader's size. */
export const scaleTokens = {
  space: {
    none: '0',
    xxs: '4px',
    xs: '8px',
    sm: '12px',
    md: '16px',
    lg: '24px',
    xl: '32px',
    xxl: '48px',
    xxxl: '64px',
  },
  radius: { control: '6px', card: '8px', full: '9999px' },
  font: {
    family: {
      text: '"Inter Litometr", "Inter fallback", system-ui, sans-serif',
      display: '"Literata Litometr", "Literata fallback", Georgia, serif',
      mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", monospace',
    },
    size: {
      caption: '0.75rem',
      body: '0.875rem',
      lead: '1rem',
      h3: '1.25rem',
      h2: '1.5rem',
      h1: '1.625rem',
      figure: '2.5rem',
    },
    line: {
      caption: '1rem',
      body: '1.25rem',
      lead: '1.5rem',
      h3: '1.75rem',
      h2: '2rem',
      h1: '2.125rem',
      figure: '3rem',
    },
    weight: { regular: '400', medium: '500', semibold: '600' },
  },
  icon: { sm: '14px', md: '19px', lg: '26px' },
  /** Heights of controls; the smallest still holds a 24 px target. */
  control: { sm: '28px', md: '36px', lg: '44px' },
  size: { sidebar: '280px', header: '56px', content: '1280px', toast: '330px' },
  duration: { fast: '120ms', panel: '200ms', chart: '300ms' },
  ease: { out: 'cubic-bezier(.2, .7, .2, 1)' },
  zIndex: { sticky: '10', header: '20', drawer: '30', overlay: '40', toast: '50' },
} as const;
