import { defineMenu } from '@lifedesk/journey/service';
import { HomeIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'overview',
  name: m.dashboard_menuName,
  words: m.dashboard_menuWords,
  icon: HomeIcon,
  forCompany: {
    parts: [
      {
        id: 'company-lapsed',
        query: { only: 'lapsed' },
        name: m.companyDashboard_menuLapsed,
        words: m.companyDashboard_menuLapsedWords,
      },
      {
        id: 'company-overdue',
        query: { only: 'overdue' },
        name: m.companyDashboard_menuOverdue,
        words: m.companyDashboard_menuOverdueWords,
      },
      {
        id: 'company-export',
        query: {},
        name: m.companyDashboard_menuExport,
        words: m.companyDashboard_menuExportWords,
      },
    ],
  },
});
