/** The screens on which visits start: the page knows where they are, without the list of the others. */
export const firstScreens = {
  login: () => import('@lifedesk/services/login/screen'),
  dashboard: () => import('@lifedesk/services/dashboard/screen'),
};
