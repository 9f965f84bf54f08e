import type { BookFile, FileName } from './book-file.ts';
import { customers } from './customers.ts';
import { policies } from './policies.ts';
import { dues, holdings, nominees } from './policy-parts.ts';
import { requests } from './requests.ts';

export const BOOK_FILES: Readonly<Record<FileName, BookFile>> = {
  customers,
  policies,
  dues,
  nominees,
  holdings,
  requests,
};
