import { ArrowLeft, ChevronRight, CircleAlert, CircleCheck, Globe, Info, TriangleAlert, X } from 'lucide';
import { createArrow, createIcon } from '../../lib/icon.tsx';

/** The icons in the frame of every page, and those of the four message tones. The first page loads no others. */

export const BackIcon = /* @__PURE__ */ createArrow(ArrowLeft);
export const CloseIcon = /* @__PURE__ */ createIcon(X);
export const ErrorIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const GoIcon = /* @__PURE__ */ createArrow(ChevronRight);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const LanguageIcon = /* @__PURE__ */ createIcon(Globe);
export const SuccessIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const WarningIcon = /* @__PURE__ */ createIcon(TriangleAlert);
