import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As long as every other wait of the tests: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
