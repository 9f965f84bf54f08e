export { initialsOf } from './initials-of.ts';
export { maskAadhaar } from './mask-aadhaar.ts';
export { maskEmail } from './mask-email.ts';
export { maskMiddle } from './mask-middle.ts';
export { maskPhone } from './mask-phone.ts';
export { NAME_TITLES, stripNameTitle } from './strip-name-title.ts';
