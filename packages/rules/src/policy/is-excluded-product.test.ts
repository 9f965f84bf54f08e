import { expect, it } from 'vitest';
import { isExcludedProduct } from './is-excluded-product.ts';

// "Product codes WAH76 and WAHO8 are excluded by one helper."
it.each(['WAH76', 'WAHO8', ' WAH76 '])('%j is excluded', (code) => {
  expect(isExcludedProduct(code)).toBe(true);
});

it.each(['WAH08', 'WAH77', 'wah76', 'WAH76X', '', null, undefined])('%j is not', (code) => {
  expect(isExcludedProduct(code)).toBe(false);
});
