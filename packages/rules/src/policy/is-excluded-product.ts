/** The excluded product codes. The second ends in a letter O and an 8, as specification section 5 spells it. */
export const EXCLUDED_PRODUCT_CODES = ['WAH76', 'WAHO8'] as const;

/** Whether a product code is excluded. Specification section 5 does not say from what: the portal excludes nothing. */
export function isExcludedProduct(productCode: string | null | undefined): boolean {
  return EXCLUDED_PRODUCT_CODES.some((code) => code === productCode?.trim());
}
