import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { approve, ask, codeFor } from '../../testing/requester.ts';
import { pdfFile, pngFile } from '../../testing/sample-files.ts';
import { upload } from '../../testing/uploader.ts';

const ARJUN = '40045678';

let api: RunningApi;
let asha: SessionHeaders;
let arjun: SessionHeaders;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db
    .updateTable('customer')
    .set({ pan: 'DNRPN1357L', pan_validated: false, pan_seeding: null })
    .where('client_id', '=', ARJUN)
    .execute();
  asha = await signIn(api, 'Asha');
  arjun = await signIn(api, 'Arjun');
});
afterAll(() => api.close());

describe('a PAN', () => {
  it('is shown masked, with its flags', async () => {
    expect((await callOperation(api, 'fetchPan', {}, asha)).json()).toEqual({
      pan: 'AB******1F',
      isPanValidated: 'Y',
      // no register was asked about this one
      isPanValidNoDocRequired: 'N',
      noPan: false,
    });
    expect((await callOperation(api, 'fetchPan', {}, arjun)).json()).toMatchObject({ isPanValidated: 'N' });
  });

  it.each([
    ['no PAN', 'HELLO', 400, 'pan-invalid', 'Invalid PAN. Please try again'],
    ['an unknown holder type', 'ABCDE1234F', 400, 'pan-invalid', 'Invalid PAN. Please try again'],
    ['a company’s', 'AAECS1234F', 400, 'pan-invalid', 'Invalid PAN. Please try again'],
    ['one that does not exist', 'DNRPN0404L', 400, 'pan-invalid', 'Invalid PAN. Please try again'],
    ['another customer’s', 'ABXPK4321F', 409, 'duplicate', 'This PAN is registered with another customer.'],
    ['one in another name', 'DNRPX1357L', 409, 'duplicate', 'The name on this PAN is not the name on your policies.'],
  ])('is refused if it is %s', async (_, pan, status, code, detail) => {
    const answer = await callOperation(api, 'validatePan', { pan }, arjun);
    expect(answer.json()).toMatchObject({ status, code, detail: expect.stringContaining(detail) });
    expect(answer.body).not.toContain(pan);
  });

  it('is refused if one is registered and confirmed already', async () => {
    expect((await callOperation(api, 'validatePan', { pan: 'abxpk4321f' }, asha)).json()).toMatchObject({
      code: 'duplicate',
      detail: 'This is already your registered PAN.',
    });
  });

  it('is registered with an OTP, once, and shows immediately', async () => {
    const valid = (await callOperation(api, 'validatePan', { pan: 'dnrpn1359m' }, arjun)).json();
    expect(valid).toMatchObject({ pan: 'DN******9M', panSeedingText: 'Aadhaar seeding - Not seeded' });
    const code = await codeFor(api, valid.otpToken, 'arjun.nair@example.com');
    const wrong = { pan: 'DNRPN1359M', ...code, otp: code.otp === '000000' ? '000001' : '000000' };
    expect((await ask(api, 'updatePan', wrong, arjun)).json()).toMatchObject({ status: 401, code: 'otp-wrong' });
    const key = randomUUID();
    const first = await ask(api, 'updatePan', { pan: 'DNRPN1359M', ...code }, arjun, key);
    expect(first.json()).toMatchObject({ type: 'update-pan', state: 'completed' });
    expect((await ask(api, 'updatePan', { pan: 'DNRPN1359M', ...code }, arjun, key)).json()).toEqual(first.json());
    expect((await callOperation(api, 'validateSession', {}, arjun)).json()).toMatchObject({
      pan: 'DN******9M',
      isPanValid: 'Y',
    });
    const { ticket } = first.json();
    expect((await callOperation(api, 'queryTicketStatus', { ticket }, arjun)).json().changes).toMatchObject([
      { field: 'pan', before: 'DN******7L', after: 'DN******9M' },
    ]);
  });
});

describe('an address', () => {
  const address = {
    addrType: 'correspondence',
    addrLine1: '7, Koregaon Park',
    city: 'Pune',
    state: 'Maharashtra',
    pinCode: '411001',
    country: 'IN',
  } as const;
  const proof = async (headers = asha) => ({
    proofKind: 'utility-bill' as const,
    uploadId: await upload(api, headers, pngFile()),
  });
  const addressOf = async (policyNo: string) => {
    const { policies } = (await callOperation(api, 'addressDetails', { policyNo }, asha)).json();
    return policies[0].addressDetails;
  };

  it("of one policy leaves the others unchanged; for all policies it becomes the customer's", async () => {
    expect(await addressOf('501234575')).toMatchObject({ city: 'Mumbai', pinCode: '400028' });
    const one = { policyNos: ['501234567'], addressDetails: address, ...(await proof()) };
    expect((await ask(api, 'updateAddress', one, asha)).json()).toMatchObject({
      type: 'update-address',
      state: 'received',
      policyNos: ['501234567'],
    });
    expect([(await addressOf('501234567')).city, (await addressOf('501234575')).city]).toEqual(['Pune', 'Mumbai']);
    const nashik = { ...address, city: 'Nashik', pinCode: '422001' };
    const all = { policyNos: ['501234567', '501234575'], addressDetails: nashik, ...(await proof()) };
    const { ticket } = (await ask(api, 'updateAddress', all, asha)).json();
    expect([(await addressOf('501234567')).city, (await addressOf('501234575')).city]).toEqual(['Nashik', 'Nashik']);
    expect((await callOperation(api, 'queryTicketStatus', { ticket }, asha)).json().changes).toMatchObject([
      { policyNo: '501234567', before: 'Pune 411001', after: 'Nashik 422001' },
      { policyNo: '501234575', before: 'Mumbai 400028', after: 'Nashik 422001' },
    ]);
    const { policies } = (
      await callOperation(api, 'profilePolicies', { detailsRequired: ['addressDetails', 'mobileNo'] }, asha)
    ).json();
    expect(policies[0]).toMatchObject({ mobileNo: '*** **4 3210', addressDetails: { city: 'Nashik' } });
    expect(policies[0]).not.toHaveProperty('emailId');
  });

  it.each([
    ['400028', false],
    ['411001', true],
  ])(
    'with pin code %s in Pune is taken, and staff see whether the directory confirms it: %s',
    async (pinCode, isConfirmed) => {
      const body = { policyNos: ['501234567'], addressDetails: { ...address, pinCode }, ...(await proof()) };
      const { ticket } = (await ask(api, 'updateAddress', body, asha)).json();
      const { payload } = await api.deps.db
        .selectFrom('service_request')
        .select('payload')
        .where('ticket', '=', ticket)
        .executeTakeFirstOrThrow();
      expect(payload).toMatchObject({ isPlaceConfirmed: isConfirmed });
    },
  );

  it.each([
    ['a pin code of another state', { pinCode: '560034' }, '/addressDetails/pinCode'],
    ['a city of another state', { state: 'Kerala' }, '/addressDetails/city'],
    ['no state', { state: 'Bombay' }, '/addressDetails/state'],
    ['no pin code', { pinCode: undefined }, '/addressDetails/pinCode'],
    ['India as a foreign country', { addrType: 'overseas' as const }, '/addressDetails/country'],
    ['a foreign country as India', { country: 'AE' }, '/addressDetails/country'],
  ])('with %s is refused at that field', async (_, wrong, pointer) => {
    const { pinCode, ...rest } = { ...address, ...wrong };
    const addressDetails = pinCode === undefined ? rest : { ...rest, pinCode };
    const body = { policyNos: ['501234567'], addressDetails, ...(await proof()) };
    expect((await ask(api, 'updateAddress', body, asha)).json()).toMatchObject({ status: 400, errors: [{ pointer }] });
  });

  it('abroad needs no pin code', async () => {
    const dubai = { addrType: 'overseas', addrLine1: 'Villa 4', city: 'Dubai', state: 'Dubai', country: 'AE' } as const;
    const body = { policyNos: ['504567890'], addressDetails: dubai, ...(await proof(arjun)) };
    expect((await ask(api, 'updateAddress', body, arjun)).statusCode).toBe(200);
  });

  it("requires a proof uploaded for it, and the customer's own policies", async () => {
    const body = { policyNos: ['501234567'], addressDetails: address, ...(await proof()) };
    const stranger = await ask(api, 'updateAddress', { ...body, policyNos: ['502345678'] }, asha);
    expect(stranger.statusCode).toBe(404);
    const file = await upload(api, asha, await pdfFile(), { purpose: 'bank-proof', contentType: 'application/pdf' });
    expect((await ask(api, 'updateAddress', { ...body, uploadId: file }, asha)).json()).toMatchObject({
      errors: [{ pointer: '/uploadId' }],
    });
    // Neither has used the proof up.
    expect((await ask(api, 'updateAddress', body, asha)).statusCode).toBe(200);
  });
});

describe('places', () => {
  it('are available in every session', async () => {
    const partial = await signIn(api, 'Vikram', 'partial');
    const { states } = (await callOperation(api, 'listStates', {}, partial)).json();
    expect(states).toHaveLength(36);
    const corp = await signIn(api, 'Sahyadri', 'corp');
    const { cities } = (await callOperation(api, 'listCities', { state: 'Goa' }, corp)).json();
    expect(cities.map(({ city }: { city: string }) => city)).toEqual(['North Goa', 'South Goa']);
    expect((await callOperation(api, 'listCities', { state: 'Nowhere' }, corp)).statusCode).toBe(404);
    for (const state of states) expect((await callOperation(api, 'listCities', { state }, corp)).statusCode).toBe(200);
  });
});

describe('a pin code', () => {
  const placesOf = async (pinCode: string, headers = asha) =>
    (await callOperation(api, 'placesOfPinCode', { pinCode }, headers)).json();

  it('returns its state and city in every session', async () => {
    expect(await placesOf('400028')).toEqual({ places: [{ state: 'Maharashtra', city: 'Mumbai' }] });
    const corp = await signIn(api, 'Sahyadri', 'corp');
    expect(await placesOf('560034', corp)).toEqual({ places: [{ state: 'Karnataka', city: 'Bengaluru Urban' }] });
  });

  it('returns both districts that share it, and none if the directory does not have it', async () => {
    const { places } = await placesOf('531027');
    expect(places).toHaveLength(2);
    expect(await placesOf('999999')).toEqual({ places: [] });
    expect(await placesOf('799001')).toEqual({ places: [], areaState: 'Tripura' });
  });
});

describe('a cheque pickup', () => {
  const pickup = {
    policyNo: '501234567',
    chequePickUpDateTime: '24-11-2026 15:00',
    addrType: 'residence',
    mobileNo: '9876543210,9820012345',
    addressDetails: { addrLine1: '14, Sagar Darshan', city: 'Mumbai', state: 'Maharashtra', pinCode: '400028' },
  } as const;

  it('can be requested', async () => {
    expect((await ask(api, 'requestChequePickup', pickup, asha)).json()).toMatchObject({
      type: 'cheque-pickup',
      state: 'received',
      promisedDate: '2026-11-28',
    });
  });

  it('is in its request, with day, time and place', async () => {
    const { ticket } = (await ask(api, 'requestChequePickup', pickup, asha)).json();
    const status = (await callOperation(api, 'queryTicketStatus', { ticket }, asha)).json();
    expect(status.pickup).toEqual({
      date: '2026-11-24',
      time: '15:00',
      place: '14, Sagar Darshan, Mumbai, Maharashtra, 400028',
    });
    const { serviceRequests } = (await callOperation(api, 'serviceRequests', {}, asha)).json();
    const others = serviceRequests.filter(({ type }: { type: string }) => type !== 'cheque-pickup');
    expect(others.some((request: object) => 'pickup' in request)).toBe(false);
  });

  it('calls the registered mobile number if the request names none', async () => {
    const { mobileNo: _, ...body } = pickup;
    const { ticket } = (await ask(api, 'requestChequePickup', body, asha)).json();
    const request = await api.deps.db
      .selectFrom('service_request')
      .select('payload')
      .where('ticket', '=', ticket)
      .executeTakeFirstOrThrow();
    expect(request.payload).toMatchObject({ mobileNo: '9876543210' });
  });

  it('is refused for a policy without a premium due', async () => {
    const rajesh = await signIn(api, 'Rajesh');
    const answer = await ask(api, 'requestChequePickup', { ...pickup, policyNo: '502345678' }, rajesh);
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/policyNo', rule: 'falls-due', because: 'lapsed' }],
    });
  });

  it.each([
    ['today', '21-11-2026 15:00'],
    ['on a Sunday', '22-11-2026 15:00'],
    ['in two weeks', '05-12-2026 15:00'],
    ['at night', '24-11-2026 22:00'],
    ['on a day that does not exist', '31-11-2026 15:00'],
  ])('is refused %s', async (_, chequePickUpDateTime) => {
    const answer = await ask(api, 'requestChequePickup', { ...pickup, chequePickUpDateTime }, asha);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/chequePickUpDateTime' }] });
  });

  it.each([
    ['three numbers', { mobileNo: '9876543210,9820012345,9820012346' }],
    ['a space in between', { mobileNo: '9876543210, 9820012345' }],
    ['ISO dates', { chequePickUpDateTime: '2026-11-24 15:00' }],
  ])('rejects %s as invalid', async (_, wrong) => {
    expect((await ask(api, 'requestChequePickup', { ...pickup, ...wrong }, asha)).statusCode).toBe(400);
  });
});

describe('a date of incorporation', () => {
  const CLIENT = '90000001';
  let company: SessionHeaders;
  const customer = () => api.deps.db.updateTable('customer').where('client_id', '=', CLIENT);
  beforeEach(async () => {
    await customer().set({ incorporated_on: '1987-04-14' }).execute();
    // no test finds the request of another
    await api.deps.db
      .updateTable('service_request')
      .set({ state: 'declined', settled_at: api.now() })
      .where('type', '=', 'date-of-incorporation')
      .execute();
    company = await signIn(api, 'Sahyadri', 'corp');
  });

  const details = async () => (await callOperation(api, 'incorporationDetails', {}, company)).json();
  /** A right code and a certificate. */
  const proofs = async () => ({
    ...(await codeFor(api, (await details()).otpToken, '+919822055555', { clientId: CLIENT })),
    uploadId: await upload(api, company, pngFile(), { purpose: 'incorporation-certificate', fileName: 'coi.png' }),
  });
  const send = (body: Record<string, string>, doi = '1987-04-15', clientId = CLIENT) =>
    ask(api, 'updateDateOfIncorporation', { clientId, doi, ...body }, company);
  const registeredDate = async () =>
    (
      await api.deps.db
        .selectFrom('customer')
        .select('incorporated_on')
        .where('client_id', '=', CLIENT)
        .executeTakeFirstOrThrow()
    ).incorporated_on;

  it('is registered and recorded once the back office has compared it with the certificate', async () => {
    const { ticket, state } = (await send(await proofs())).json();
    expect(state).toBe('received');
    expect(await registeredDate()).toBe('1987-04-14');
    expect(await details()).toMatchObject({ doi: '1987-04-14', pending: { doi: '1987-04-15', ticket } });
    await approve(api, ticket);
    expect(await registeredDate()).toBe('1987-04-15');
    expect((await details()).pending).toBeUndefined();
    const trail = await api.deps.db.selectFrom('audit_entry').selectAll().where('ticket', '=', ticket).execute();
    expect(trail).toMatchObject([{ field: 'date-of-incorporation', before: '1987-04-14', after: '1987-04-15' }]);
  });

  it('opens the dashboard as soon as it is sent', async () => {
    await customer().set({ incorporated_on: null }).execute();
    const reasons = async () =>
      (await callOperation(api, 'interceptorPolicies', {}, company))
        .json()
        .policiesData.map(({ reason }: { reason: string }) => reason);
    expect(await reasons()).toContain('date-of-incorporation-missing');
    await send(await proofs());
    expect(await reasons()).not.toContain('date-of-incorporation-missing');
  });

  it('is refused without its code, with a wrong one, and without its certificate', async () => {
    const { uploadId, ...code } = await proofs();
    const wrong = { ...code, otp: code.otp === '000000' ? '000001' : '000000' };
    expect((await send({ uploadId })).json()).toMatchObject({ status: 400, errors: [{ pointer: '/otp' }] });
    expect((await send({ ...wrong, uploadId })).json()).toMatchObject({ status: 401, code: 'otp-wrong' });
    expect((await send(code)).json()).toMatchObject({ status: 400, errors: [{ pointer: '/uploadId' }] });
    const other = await upload(api, company, pngFile(), { purpose: 'address-proof' });
    expect((await send({ ...code, uploadId: other })).statusCode).toBe(400);
    expect(await registeredDate()).not.toBe('1987-04-16');
  });

  it.each(['2026-11-22', '1849-12-31', '2026-02-30'])('cannot be %s', async (doi) => {
    expect((await send({}, doi)).statusCode).toBe(400);
  });

  it('cannot be set for another customer, or for a person', async () => {
    expect((await send({}, '1987-04-15', '90000002')).statusCode).toBe(404);
    const body = { clientId: '40012345', doi: '1987-04-15' };
    expect((await ask(api, 'updateDateOfIncorporation', body, asha)).statusCode).toBe(403);
  });
});
