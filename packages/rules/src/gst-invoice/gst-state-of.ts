import { GST_STATES, type GstState } from '../tables/gst-states.ts';

const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = CHARACTERS.length;

/**
 * The State in which a GSTIN is registered: 15 characters, the State's code, the PAN, a counter, Z and a check character. Null
 * if the State or the check character is wrong.
 */
export function gstStateOf(gstin: string): GstState | null {
  if (!SHAPE.test(gstin) || checkCharacter(gstin.slice(0, -1)) !== gstin.at(-1)) return null;
  return GST_STATES.find(({ code }) => gstin.startsWith(code)) ?? null;
}

/** Luhn's check in base 36. */
function checkCharacter(text: string): string {
  const sum = [...text].reduce((total, character, place) => {
    const value = CHARACTERS.indexOf(character) * (1 + (place % 2));
    return total + Math.floor(value / BASE) + (value % BASE);
  }, 0);
  return CHARACTERS.charAt((BASE - (sum % BASE)) % BASE);
}
