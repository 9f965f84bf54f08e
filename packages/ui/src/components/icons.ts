/**
 * The one set of icons, by what they mean here. A screen names the meaning; which drawing says it is decided in this file.
 * All are decoration beside a word, hidden from screen readers unless they are given a label.
 */

export type { LucideIcon as IconComponent } from 'lucide-react';
export {
  ArrowLeft as BackIcon,
  ArrowRight as NextIcon,
  Bell as NotificationIcon,
  Calendar as DateIcon,
  Check as CheckIcon,
  ChevronDown as ExpandIcon,
  ChevronRight as GoIcon,
  CircleAlert as ErrorIcon,
  CircleCheck as SuccessIcon,
  CircleHelp as HelpIcon,
  Clock as WaitingIcon,
  CreditCard as PayIcon,
  Download as DownloadIcon,
  ExternalLink as OutsideIcon,
  FileText as DocumentIcon,
  Globe as LanguageIcon,
  House as HomeIcon,
  Info as InfoIcon,
  Landmark as BankIcon,
  LogIn as SignInIcon,
  LogOut as SignOutIcon,
  Mail as EmailIcon,
  Menu as MenuIcon,
  Pencil as EditIcon,
  Phone as PhoneIcon,
  Printer as PrintIcon,
  RotateCw as RetryIcon,
  Search as SearchIcon,
  ShieldCheck as PolicyIcon,
  SunMoon as SchemeIcon,
  TriangleAlert as WarningIcon,
  User as PersonIcon,
  WifiOff as OfflineIcon,
  X as CloseIcon,
} from 'lucide-react';
