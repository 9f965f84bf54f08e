import { Loaded, type Policy } from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { EmptyState, Heading, Pagination, SelectField, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import * as m from '../../texts.ts';
import { PolicyTable } from './PolicyTable.tsx';
import { filters, type Only, pageSize, placesOn } from './policy-list.ts';
import { SaveList } from './SaveList.tsx';
import { usePolicyList } from './use-policy-list.ts';

const filterNames: Readonly<Record<Only, () => string>> = {
  all: m.companyDashboard_showAll,
  due: m.companyDashboard_onlyDue,
  overdue: m.companyDashboard_onlyOverdue,
  lapsed: m.companyDashboard_onlyLapsed,
};

/** A company's policies by pages: those that it chose, in its order. */
export function CompanyPolicies(): ReactElement {
  const { view, result, isWaiting, show } = usePolicyList();
  const top = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view.only);
  // "Show these policies" is further up: scroll to the list and move focus there
  useEffect(() => {
    if (shown.current === view.only) return;
    shown.current = view.only;
    const heading = top.current;
    if (!heading || heading.parentElement?.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus();
    heading.scrollIntoView();
  }, [view.only]);
  // a bookmark can name a page that the list no longer has
  const pageCount = result.state === 'loaded' && !isWaiting ? Math.ceil(result.answer.total / pageSize) : undefined;
  useEffect(() => {
    if (pageCount && view.page > pageCount) show({ page: pageCount });
  });
  const goTo = (page: number) => {
    show({ page });
    top.current?.scrollIntoView();
  };
  return (
    <Stack as="section" gap="4" aria-labelledby="policies">
      <Heading ref={top} level={2} id="policies">
        {m.dashboard_policiesHeading()}
      </Heading>
      <SelectField
        label={m.companyDashboard_show()}
        value={view.only}
        options={filters.map((filter) => ({ value: filter, label: filterNames[filter]() }))}
        onChange={({ target }) => show({ only: filters.find((filter) => filter === target.value) ?? 'all' })}
      />
      <p aria-live="polite">{result.state === 'loaded' && isWaiting && m.companyDashboard_loadingPage()}</p>
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
              <NoneHere only={view.only} />
            )}
            <PageSum policies={policies} />
            {total > 0 && <SaveList view={view} total={total} />}
            <Pagination
              page={view.page}
              pageCount={Math.ceil(total / pageSize)}
              onPageChange={goTo}
              texts={{
                label: m.companyDashboard_pages(),
                previous: m.companyDashboard_previous(),
                next: m.companyDashboard_next(),
                choose: m.companyDashboard_page(),
                position: (page) => m.companyDashboard_position(placesOn(page, total)),
              }}
            />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function NoneHere({ only }: { readonly only: Only }): ReactElement {
  if (only === 'due')
    return (
      <EmptyState title={m.companyDashboard_noneDue()}>
        <p>{m.companyDashboard_noneDueWhy()}</p>
      </EmptyState>
    );
  if (only !== 'all')
    return (
      <EmptyState title={only === 'overdue' ? m.companyDashboard_noneOverdue() : m.companyDashboard_noneLapsed()} />
    );
  return (
    <EmptyState title={m.companyDashboard_none()}>
      <p>{m.companyDashboard_noneWhy()}</p>
    </EmptyState>
  );
}

/** What is to be paid for the policies of the page; nothing if it is nothing. */
function PageSum({ policies }: { readonly policies: readonly Policy[] }): ReactElement | null {
  const sum = policies.reduce((total, { paymentDetails }) => total + (paymentDetails?.totalPremiumDueToBePaid ?? 0), 0);
  return sum > 0 ? <p>{m.companyDashboard_pageSum({ amount: formatRupees(sum) })}</p> : null;
}
