import {
  Building2,
  Calendar,
  CreditCard,
  FileText,
  HandCoins,
  HeartHandshake,
  HeartPulse,
  IdCard,
  Landmark,
  Mail,
  MapPin,
  MessageSquareWarning,
  Phone,
  Plane,
  Receipt,
  ShieldCheck,
  ShieldPlus,
  User,
  Users,
  WifiOff,
  Wrench,
} from 'lucide';
import { createIcon } from '../../lib/icon.tsx';

/** The subject of a line or a card. */

export const AbroadIcon = /* @__PURE__ */ createIcon(Plane);
export const BankIcon = /* @__PURE__ */ createIcon(Landmark);
export const BonusIcon = /* @__PURE__ */ createIcon(HandCoins);
export const ClaimIcon = /* @__PURE__ */ createIcon(HeartHandshake);
export const CompanyIcon = /* @__PURE__ */ createIcon(Building2);
export const ComplaintIcon = /* @__PURE__ */ createIcon(MessageSquareWarning);
export const DateIcon = /* @__PURE__ */ createIcon(Calendar);
export const DocumentIcon = /* @__PURE__ */ createIcon(FileText);
export const EmailIcon = /* @__PURE__ */ createIcon(Mail);
export const IdentityIcon = /* @__PURE__ */ createIcon(IdCard);
export const OfflineIcon = /* @__PURE__ */ createIcon(WifiOff);
export const PayIcon = /* @__PURE__ */ createIcon(CreditCard);
export const PeopleIcon = /* @__PURE__ */ createIcon(Users);
export const PersonIcon = /* @__PURE__ */ createIcon(User);
export const PhoneIcon = /* @__PURE__ */ createIcon(Phone);
export const PickupIcon = /* @__PURE__ */ createIcon(Receipt);
export const PlaceIcon = /* @__PURE__ */ createIcon(MapPin);
export const PolicyIcon = /* @__PURE__ */ createIcon(ShieldCheck);
export const ReinstateIcon = /* @__PURE__ */ createIcon(ShieldPlus);
export const RepairIcon = /* @__PURE__ */ createIcon(Wrench);
export const ReviveIcon = /* @__PURE__ */ createIcon(HeartPulse);
