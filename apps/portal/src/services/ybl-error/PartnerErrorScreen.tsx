import type { ReactElement } from 'react';

export default function PartnerErrorScreen(): ReactElement {
  return <h1>PartnerErrorScreen</h1>;
}
