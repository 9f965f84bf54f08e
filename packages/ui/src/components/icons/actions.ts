import {
  ArrowRight,
  Camera,
  Check,
  ChevronDown,
  ChevronsUpDown,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  Pencil,
  Printer,
  Upload,
} from 'lucide';
import { createArrow, createIcon } from '../../lib/icon.tsx';

/** Actions in a form or a list. */

export const CameraIcon = /* @__PURE__ */ createIcon(Camera);
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
export const EditIcon = /* @__PURE__ */ createIcon(Pencil);
export const ExpandIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const HideIcon = /* @__PURE__ */ createIcon(EyeOff);
export const NextIcon = /* @__PURE__ */ createArrow(ArrowRight);
export const OutsideIcon = /* @__PURE__ */ createIcon(ExternalLink);
export const PrintIcon = /* @__PURE__ */ createIcon(Printer);
export const RevealIcon = /* @__PURE__ */ createIcon(Eye);
export const SortIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
