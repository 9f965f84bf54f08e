/** The screens that a visit begins with: the page knows where they are, without the list of the others. */
export const firstScreens = {
  login: () => import('@lifedesk/services/login/screen'),
  dashboard: () => import('@lifedesk/services/dashboard/screen'),
};
