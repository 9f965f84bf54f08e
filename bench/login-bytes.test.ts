import { expect, it } from 'vitest';
import { importedNames } from './login-bytes.ts';

it('finds imports by value, and ignores types', () => {
  const names = importedNames([
    "import { type Atom, atom, createStore as make } from 'jotai';",
    "import type { Router } from 'react-router-dom';\nimport { Link } from 'react-router-dom';",
    "import createClient, { type Middleware } from 'openapi-fetch';",
    "import { other } from './jotai.ts';",
  ]);
  expect([...(names.get('jotai') ?? [])]).toEqual(['atom', 'createStore']);
  expect([...(names.get('react-router-dom') ?? [])]).toEqual(['Link']);
  expect([...(names.get('openapi-fetch') ?? [])]).toEqual(['default']);
});
