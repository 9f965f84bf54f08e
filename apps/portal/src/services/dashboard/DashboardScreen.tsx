import type { ReactElement } from 'react';

export default function DashboardScreen(): ReactElement {
  return <h1>DashboardScreen</h1>;
}
