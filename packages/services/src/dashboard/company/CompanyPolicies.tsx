import { Loaded } from '@lifedesk/journey';
import { Checkbox, EmptyState, Heading, Pagination, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import * as m from '../../texts.ts';
import { PolicyTable } from './PolicyTable.tsx';
import { pageSize, placesOn } from './policy-list.ts';
import { usePolicyList } from './use-policy-list.ts';

/** All policies of a company by pages, in the chosen order. */
export function CompanyPolicies(): ReactElement {
  const { view, result, isWaiting, show } = usePolicyList();
  const top = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view.onlyDue);
  // "Show these policies" is further up: scroll to the list and move focus there
  useEffect(() => {
    if (shown.current === view.onlyDue) return;
    shown.current = view.onlyDue;
    const heading = top.current;
    if (!heading || heading.parentElement?.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus();
    heading.scrollIntoView();
  }, [view.onlyDue]);
  const goTo = (page: number) => {
    show({ page });
    top.current?.scrollIntoView();
  };
  return (
    <Stack as="section" gap="4" aria-labelledby="policies">
      <Heading ref={top} level={2} id="policies">
        {m.dashboard_policiesHeading()}
      </Heading>
      <Checkbox
        label={m.companyDashboard_onlyDue()}
        checked={view.onlyDue}
        onChange={(event) => show({ onlyDue: event.target.checked })}
      />
      <p role="status">{result.state === 'loaded' && isWaiting && m.companyDashboard_loadingPage()}</p>
      <Loaded
        result={result}
        failed={m.companyDashboard_notLoaded()}
        loading={m.companyDashboard_loading()}
        shapes={['line', 'line', 'line', 'line']}
      >
        {({ policies, total }) => (
          <>
            {policies.length > 0 ? (
              <div aria-busy={isWaiting}>
                <PolicyTable
                  policies={policies}
                  view={view}
                  onSort={(sortBy, descending) => show({ sortBy, descending })}
                />
              </div>
            ) : (
              <EmptyState title={view.onlyDue ? m.companyDashboard_noneDue() : m.companyDashboard_none()}>
                <p>{view.onlyDue ? m.companyDashboard_noneDueWhy() : m.companyDashboard_noneWhy()}</p>
              </EmptyState>
            )}
            <Pagination
              page={view.page}
              pageCount={Math.ceil(total / pageSize)}
              onPageChange={goTo}
              texts={{
                label: m.companyDashboard_pages(),
                previous: m.companyDashboard_previous(),
                next: m.companyDashboard_next(),
                position: (page) => m.companyDashboard_position(placesOn(page, total)),
              }}
            />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
