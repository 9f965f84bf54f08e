import {
  ArrowLeft,
  ArrowRight,
  Bell,
  Calendar,
  Camera,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  CreditCard,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Globe,
  House,
  Info,
  Landmark,
  LogIn,
  LogOut,
  Mail,
  Menu,
  Pencil,
  Phone,
  Printer,
  RotateCw,
  Search,
  ShieldCheck,
  SunMoon,
  TriangleAlert,
  Upload,
  User,
  WifiOff,
  X,
} from 'lucide';
import { createArrow, createIcon } from '../lib/icon.tsx';

/**
 * The one set of icons, by what they mean here. A screen names the meaning; which drawing says it is decided in this file.
 * All are decoration beside a word, hidden from screen readers unless they are given a label.
 */

export type { IconComponent, IconProps } from '../lib/icon.tsx';

export const BackIcon = /* @__PURE__ */ createArrow(ArrowLeft);
export const NextIcon = /* @__PURE__ */ createArrow(ArrowRight);
export const NotificationIcon = /* @__PURE__ */ createIcon(Bell);
export const DateIcon = /* @__PURE__ */ createIcon(Calendar);
export const CameraIcon = /* @__PURE__ */ createIcon(Camera);
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const ExpandIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const GoIcon = /* @__PURE__ */ createArrow(ChevronRight);
export const ErrorIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const SuccessIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const HelpIcon = /* @__PURE__ */ createIcon(CircleHelp);
export const WaitingIcon = /* @__PURE__ */ createIcon(Clock);
export const PayIcon = /* @__PURE__ */ createIcon(CreditCard);
export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
export const OutsideIcon = /* @__PURE__ */ createIcon(ExternalLink);
export const RevealIcon = /* @__PURE__ */ createIcon(Eye);
export const HideIcon = /* @__PURE__ */ createIcon(EyeOff);
export const DocumentIcon = /* @__PURE__ */ createIcon(FileText);
export const LanguageIcon = /* @__PURE__ */ createIcon(Globe);
export const HomeIcon = /* @__PURE__ */ createIcon(House);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const BankIcon = /* @__PURE__ */ createIcon(Landmark);
export const SignInIcon = /* @__PURE__ */ createArrow(LogIn);
export const SignOutIcon = /* @__PURE__ */ createArrow(LogOut);
export const EmailIcon = /* @__PURE__ */ createIcon(Mail);
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
export const EditIcon = /* @__PURE__ */ createIcon(Pencil);
export const PhoneIcon = /* @__PURE__ */ createIcon(Phone);
export const PrintIcon = /* @__PURE__ */ createIcon(Printer);
export const RetryIcon = /* @__PURE__ */ createIcon(RotateCw);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const PolicyIcon = /* @__PURE__ */ createIcon(ShieldCheck);
export const SchemeIcon = /* @__PURE__ */ createIcon(SunMoon);
export const WarningIcon = /* @__PURE__ */ createIcon(TriangleAlert);
export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
export const PersonIcon = /* @__PURE__ */ createIcon(User);
export const OfflineIcon = /* @__PURE__ */ createIcon(WifiOff);
export const CloseIcon = /* @__PURE__ */ createIcon(X);
