import { clamdScanner } from '../../src/adapters/clamd-scanner.ts';
import { httpBackOffice } from '../../src/adapters/http-back-office.ts';
import { httpBankVerifier } from '../../src/adapters/http-bank-verifier.ts';
import { httpFaceComparison } from '../../src/adapters/http-face-comparison.ts';
import { httpHelpPartner } from '../../src/adapters/http-help-partner.ts';
import { httpIdentityRegistry } from '../../src/adapters/http-identity-registry.ts';
import { httpMedicalPartner } from '../../src/adapters/http-medical-partner.ts';
import { httpMedicalReports } from '../../src/adapters/http-medical-reports.ts';
import { httpPanRegistry } from '../../src/adapters/http-pan-registry.ts';
import { httpPaymentGateway } from '../../src/adapters/http-payment-gateway.ts';
import { httpPayoutBank } from '../../src/adapters/http-payout-bank.ts';
import { httpSmsSender } from '../../src/adapters/http-sms-sender.ts';
import { httpUpiBlocks } from '../../src/adapters/http-upi-blocks.ts';
import { lazyGateway } from '../../src/adapters/lazy-gateway.ts';
import { openIdStaffProvider } from '../../src/adapters/openid-staff-provider.ts';
import { smtpMailer } from '../../src/adapters/smtp-mailer.ts';
import { BACK_OFFICE_BASE } from '../../src/back-office/add-back-office-routes.ts';
import type { Base, Parties } from '../../src/create-deps.ts';
import { basePath } from '../../src/platform/base-path.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { DeliveryError } from '../../src/ports/sms-sender.ts';
import { FACE_SCENARIOS, faceComparisonSimulator, referenceStore } from '../aadhaar/face-comparison-simulator.ts';
import {
  AADHAAR_SCENARIOS,
  identityRegistrySimulator,
  transactionStore,
} from '../aadhaar/identity-registry-simulator.ts';
import { offlineCertificate } from '../aadhaar/offline-file.ts';
import { BACK_OFFICE_SCENARIOS, backOfficeSimulator } from '../back-office/back-office-simulator.ts';
import { caseStore } from '../back-office/case-store.ts';
import { answerStore, NEW_BUSINESS_SCENARIOS, newBusinessSimulator } from '../back-office/new-business-simulator.ts';
import { bankSimulator } from '../banks/bank-simulator.ts';
import { PAYOUT_BANK_SCENARIOS, payoutBankSimulator } from '../banks/payout-bank-simulator.ts';
import { transferStore } from '../banks/transfer-store.ts';
import { namePlans } from '../demo/products.ts';
import { seedBlocks } from '../demo/seed-applications.ts';
import { seedCases } from '../demo/seed-cases.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { bankMandates } from '../demo/seed-mandates.ts';
import { gatewayTopUps } from '../demo/seed-top-up.ts';
import { createGatewaySimulator } from '../gateway/create-gateway-simulator.ts';
import { GATEWAY_SCENARIOS, type GatewayScenario } from '../gateway/gateway-order.ts';
import { MERCHANT_ID } from '../gateway/merchant.ts';
import { postgresStore } from '../gateway/postgres-store.ts';
import { appointmentStore } from '../medical-partner/appointment-store.ts';
import { MEDICAL_PARTNER_SCENARIOS, medicalPartnerSimulator } from '../medical-partner/medical-partner-simulator.ts';
import { HELP_PARTNER_SCENARIOS, helpLinkStore, helpPartnerSimulator } from '../partner/help-partner-simulator.ts';
import { panRegisterSimulator } from '../registers/pan-register-simulator.ts';
import { eicarScanner } from '../scanner/eicar-scanner.ts';
import { codeStore } from '../staff/code-store.ts';
import { STAFF_SCENARIOS, staffProviderSimulator } from '../staff/staff-provider-simulator.ts';
import { blockStore } from '../upi/block-store.ts';
import { UPI_SCENARIOS, upiSimulator } from '../upi/upi-simulator.ts';
import { outboxBankNotice, outboxMailer, outboxSmsSender } from './outbox-senders.ts';
import { registeredPerson } from './registered-person.ts';
import type { Sandbox } from './sandbox.ts';
import { createSandboxState } from './sandbox-state.ts';
import type { ScenarioName } from './scenarios.ts';

const GATEWAY_PATH = '/sandbox/gateway';
/** Branch desks on this computer: at any port, because tests choose one. */
const OWN_DESK = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/[\w/.-]*$/;
const GATEWAY_POLL_MS = 2_000;
/** The simulated parties answer from this process, so a busy computer delays them as much as the calls to them. */
const OWN_PARTY = { timeoutMs: 60_000 };

/**
 * The sandbox: demo people on first use, a movable clock, an outbox instead of SMS and mail, simulated external
 * parties.
 */
export async function createSandbox(base: Base, system: Clock): Promise<{ parties: Parties; sandbox: Sandbox }> {
  const { config, db, secrets, ids, origin } = base;
  const state = await createSandboxState(db, system);
  const { clock } = state;
  await seedDemo(db, clock);
  await namePlans(db, config.brand);

  const switchedOn = async <Name extends ScenarioName>(names: readonly Name[]): Promise<ReadonlySet<Name>> => {
    await state.refresh();
    return new Set(names.filter((name) => state.scenarios.has(name)));
  };
  const secret = secrets.key('gateway').toString('base64url');
  const gatewayUrl = () => `${origin()}${GATEWAY_PATH}`;
  const gatewayStore = await postgresStore(db);
  const simulator = createGatewaySimulator({
    secret,
    clock,
    fetch,
    store: gatewayStore,
    notify: (notice) => outboxBankNotice(db, clock, notice),
    reference: () => `gw_${ids.token().slice(0, 22)}`,
    scenarios: async () => {
      await state.refresh();
      return new Set(GATEWAY_SCENARIOS.filter((name): name is GatewayScenario => state.scenarios.has(name)));
    },
    // A path alone, because the browser may know this server by another name than the address it listens on.
    publicUrl: () => `${basePath(config)}${GATEWAY_PATH}`,
    pollMs: GATEWAY_POLL_MS,
  });
  for (const list of [bankMandates, gatewayTopUps])
    for (const order of await list(db, MERCHANT_ID, config.brand.insurer.en)) await gatewayStore.add(order);
  const gateway = lazyGateway(() => {
    const merchant = { merchantId: MERCHANT_ID, merchant: config.brand.insurer.en, clock };
    return httpPaymentGateway(
      config.gateway ? { ...merchant, ...config.gateway } : { ...merchant, ...OWN_PARTY, url: gatewayUrl(), secret },
    );
  });
  const sms = config.sms
    ? httpSmsSender({ ...config.sms, entityId: config.brand.sms.entity })
    : outboxSmsSender(db, clock);
  const mailer = config.mail ? smtpMailer(config.mail) : outboxMailer(db, clock);
  const canFail = <Message>(send: (message: Message) => Promise<void>) => ({
    send: async (message: Message) => {
      if (state.scenarios.has('messages fail')) throw new DeliveryError('switched off in the sandbox');
      await send(message);
    },
  });
  const backOffice = config.backOffice ?? {
    ...OWN_PARTY,
    url: () => `${origin()}/sandbox/back-office`,
    secret: secrets.mac('gateway', 'back office'),
  };
  const cases = await caseStore(db);
  await seedCases(db);
  const newBusiness = newBusinessSimulator({
    secret: backOffice.secret,
    clock,
    fetch,
    store: await answerStore(db),
    apiUrl: () => `${origin()}${BACK_OFFICE_BASE}`,
    scenarios: () => switchedOn(NEW_BUSINESS_SCENARIOS),
  });
  const backOfficeStandIn = backOfficeSimulator({
    receiveApplication: newBusiness.receive,
    secret: backOffice.secret,
    clock,
    fetch,
    store: cases,
    apiUrl: () => `${origin()}${BACK_OFFICE_BASE}`,
    scenarios: async () => {
      await state.refresh();
      return new Set(BACK_OFFICE_SCENARIOS.filter((name) => state.scenarios.has(name)));
    },
  });
  const payoutBank = config.payoutBank ?? {
    ...OWN_PARTY,
    url: () => `${origin()}/sandbox/payout-bank`,
    secret: secrets.mac('gateway', 'payout bank'),
  };
  const payoutBankStandIn = payoutBankSimulator({
    secret: payoutBank.secret,
    clock,
    store: await transferStore(db),
    digits: () => ids.digits(11),
    scenarios: async () => {
      await state.refresh();
      return new Set(PAYOUT_BANK_SCENARIOS.filter((name) => state.scenarios.has(name)));
    },
  });
  const upi = config.upi ?? {
    ...OWN_PARTY,
    url: () => `${origin()}/sandbox/upi`,
    secret: secrets.mac('gateway', 'upi'),
  };
  const blocks = await blockStore(db);
  await seedBlocks(db);
  const upiStandIn = upiSimulator({
    secret: upi.secret,
    clock,
    store: blocks,
    publicUrl: () => `${basePath(config)}/sandbox/upi`,
    scenarios: () => switchedOn(UPI_SCENARIOS),
  });
  const medicalPartner = config.medicalPartner ?? {
    ...OWN_PARTY,
    url: () => `${origin()}/sandbox/medical-partner`,
    secret: secrets.mac('gateway', 'medical partner'),
  };
  const medicalPartnerStandIn = medicalPartnerSimulator({
    secret: medicalPartner.secret,
    clock,
    fetch,
    store: await appointmentStore(db),
    apiUrl: () => `${origin()}${BACK_OFFICE_BASE}`,
    scenarios: () => switchedOn(MEDICAL_PARTNER_SCENARIOS),
  });
  const token = secrets.mac('gateway', 'banks and registers');
  const helpPartnerStandIn = helpPartnerSimulator({
    token,
    clock,
    links: await helpLinkStore(db),
    publicUrl: () => `${basePath(config)}/sandbox/help-partner`,
    scenarios: () => switchedOn(HELP_PARTNER_SCENARIOS),
  });
  const identityRegistry = config.identityRegistry ?? {
    ...OWN_PARTY,
    url: () => `${origin()}/sandbox/identity-registry`,
    token,
  };
  const identityRegistryStandIn = identityRegistrySimulator({
    token: identityRegistry.token,
    clock,
    store: await transactionStore(db),
    findPerson: (clientId, life) => registeredPerson(db, clientId, life),
    send: (message) => outboxSmsSender(db, clock).send({ templateId: 'aadhaar-otp', variables: [], ...message }),
    scenarios: () => switchedOn(AADHAAR_SCENARIOS),
  });
  const faceComparison = config.faceComparison ?? {
    ...OWN_PARTY,
    url: () => `${origin()}/sandbox/face-comparison`,
    token,
  };
  const faceComparisonStandIn = faceComparisonSimulator({
    token: faceComparison.token,
    store: await referenceStore(db),
    scenarios: () => switchedOn(FACE_SCENARIOS),
  });
  const staffClient = {
    clientId: 'lifedesk',
    secret: secrets.mac('gateway', 'staff provider'),
    accepts: (address: string) => OWN_DESK.test(address) || (URL.parse(address)?.origin ?? '') === origin(),
    clock,
  };
  const staffIssuer = () => `${origin()}/sandbox/staff-provider`;
  const staffProviderStandIn = staffProviderSimulator({
    ...staffClient,
    issuer: staffIssuer,
    store: await codeStore(db),
    scenarios: () => switchedOn(STAFF_SCENARIOS),
  });
  const sandbox: Sandbox = {
    state,
    gateway: simulator,
    backOffice: backOfficeStandIn,
    banks: bankSimulator(token),
    payoutBank: payoutBankStandIn,
    panRegister: panRegisterSimulator(token),
    upi: upiStandIn,
    medicalPartner: medicalPartnerStandIn,
    helpPartner: helpPartnerStandIn,
    identityRegistry: identityRegistryStandIn,
    faceComparison: faceComparisonStandIn,
    staffProvider: staffProviderStandIn,
    newBusiness,
  };
  const parties: Parties = {
    clock,
    sms: canFail(sms.send),
    mailer: canFail(mailer.send),
    gateway,
    backOffice: httpBackOffice({ ...backOffice, clock }),
    bankVerifier: httpBankVerifier(
      config.bankVerifier ?? { ...OWN_PARTY, url: () => `${origin()}/sandbox/banks`, token },
    ),
    payoutBank: httpPayoutBank({ ...payoutBank, clock }),
    upi: httpUpiBlocks({ ...upi, clock }),
    medicalPartner: httpMedicalPartner({ ...medicalPartner, clock }),
    helpPartner: httpHelpPartner({
      ...(config.helpPartner ?? {
        ...OWN_PARTY,
        url: () => `${origin()}/sandbox/help-partner`,
        token,
        hosts: () => new URL(origin()).host,
      }),
      origin,
    }),
    panRegistry: httpPanRegistry(
      config.panRegistry ?? { ...OWN_PARTY, url: () => `${origin()}/sandbox/pan-register`, token },
    ),
    identityRegistry: httpIdentityRegistry(identityRegistry),
    aadhaarCertificates:
      config.aadhaarCertificates.length > 0
        ? config.aadhaarCertificates
        : [offlineCertificate('authority'), offlineCertificate('expired')],
    faceComparison: httpFaceComparison(faceComparison),
    medicalReports: httpMedicalReports({ ...medicalPartner, clock }),
    staffProvider: openIdStaffProvider(
      config.staff
        ? { ...config.staff, accepts: (address) => config.staff?.returnAddresses.includes(address) ?? false, clock }
        : { ...staffClient, ...OWN_PARTY, url: staffIssuer },
    ),
    scanner: config.scanner ? clamdScanner(config.scanner) : eicarScanner,
  };
  return { parties, sandbox };
}
