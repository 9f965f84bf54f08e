import {
  Bell,
  CircleHelp,
  ClipboardList,
  House,
  LayoutGrid,
  LogIn,
  LogOut,
  Menu,
  MonitorSmartphone,
  Search,
  SunMoon,
} from 'lucide';
import { createArrow, createIcon } from '../../lib/icon.tsx';

/** The icons in the header and the menu. */

export const DevicesIcon = /* @__PURE__ */ createIcon(MonitorSmartphone);
export const HelpIcon = /* @__PURE__ */ createIcon(CircleHelp);
export const HomeIcon = /* @__PURE__ */ createIcon(House);
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
export const NotificationIcon = /* @__PURE__ */ createIcon(Bell);
export const RequestsIcon = /* @__PURE__ */ createIcon(ClipboardList);
export const SchemeIcon = /* @__PURE__ */ createIcon(SunMoon);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const ServicesIcon = /* @__PURE__ */ createIcon(LayoutGrid);
export const SignInIcon = /* @__PURE__ */ createArrow(LogIn);
export const SignOutIcon = /* @__PURE__ */ createArrow(LogOut);
