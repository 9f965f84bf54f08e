import { type ListedRoute, readRoutes } from './route-table.ts';

/** The route table of the specification, quoted: address, access, audience, core downtime, signed-out back target. */
const table = `
login public r no yes
logout public rc no yes
ybl-error public rc no no
home public rc no yes
corporate-login public c no no
unclaimed-amount either r no yes
pay-online either rc no yes
pay-loan either r yes yes
top-up either r no yes
register-auto-debit either r no yes
track-application either r no yes
dashboard private rc no no
update-mobile private rc yes no
update-email private rc yes no
update-pan private r no no
change-bonus private r no no
policy-details private rc no no
update-address private r no no
cheque-pickup private r no no
neft-details private r no no
submit-ehdf private r no no
medical-appointment private r no no
track-service-requests private r no no
download-center private rc no no
auto-debit private r no no
deactivate-auto-debit private r no no
revival-scheme private r yes no
queries-complaints private r no no
service-recovery private r no no
deactivate-dfa private r no no
deactivate-stp private r no no
nfo-details private r no no
update-nominee private r no no
pua-surrender private r yes no
e-loan private r yes no
ulip-surrender private r yes no
application-tracker private r no no
switch-funds private rc no no
ulip-portfolio private rc no no
mode-change private r no no
freelook-enquiry private r no no
freelook-request private r no no
surrender-enquiry private r yes no
surrender-request private r yes no
digital-living-certificate private r no no
update-nationality private rc no no
rider-addition private r no no
reinstatement private r no no
ekyc private r no no
date-of-incorporation private c no no
payment-proof private r no no
gst-refund private r no no
raise-complaint private r no no
`;

/** Every route of the specification (section 2), by address. The entry `/cs` is the login page, as in the table. */
export const specifiedRoutes: ReadonlyMap<string, ListedRoute> = readRoutes(table);
