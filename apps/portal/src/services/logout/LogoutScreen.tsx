import type { ReactElement } from 'react';

export default function LogoutScreen(): ReactElement {
  return <h1>LogoutScreen</h1>;
}
