import { signOut } from '@lifedesk/sdk';
import { Button, Card, Columns, Heading, Inline, SelectField, Stack, TextField } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import { type Outcome, OutcomeView } from './Outcome.tsx';
import { calls, openSandbox, type Sandbox } from './sandbox.ts';

interface SdkPageProps {
  /** Replaces the browser's network. */
  readonly network?: typeof fetch;
}

const NAMES = Object.keys(calls);

/** Signs in to a sandbox and calls it, with the SDK that every app uses. */
export function SdkPage({ network = (...call) => fetch(...call) }: SdkPageProps): ReactElement {
  const [address, setAddress] = useState('http://localhost:4200');
  const [loginId, setLoginId] = useState('501234567');
  const [otp, setOtp] = useState('');
  const [name, setName] = useState(NAMES[0] ?? '');
  const [sandbox, setSandbox] = useState<Sandbox>();
  const [sentTo, setSentTo] = useState<string>();
  const [policyNo, setPolicyNo] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [running, setRunning] = useState<string>();

  /** Runs a step and shows the result, after `then` has handled a success. */
  async function run<Answer>(call: string, work: () => Promise<Answer>, then?: (answer: Answer) => void) {
    setRunning(call);
    try {
      const answer = await work();
      then?.(answer);
      setOutcome({ call, answer });
    } catch (failure) {
      setOutcome({ call, failure });
    } finally {
      setRunning(undefined);
    }
  }
  const begin = () => {
    const opened = openSandbox(address, network);
    setSandbox(opened);
    setPolicyNo(undefined);
    setSentTo(undefined);
    setOtp('');
    return run('sendLoginOtp', () => opened.sendOtp(loginId), setSentTo);
  };

  return (
    <Stack as="main" gap="8">
      <Stack gap="3" measure="text">
        <Heading level={1}>Try the SDK</Heading>
        <p>
          <code>npm start</code> runs a sandbox with demo customers. Sign in to it here and call it like an app:{' '}
          <code>@lifedesk/sdk</code> turns responses into typed data and failures into one kind of error.
        </p>
      </Stack>
      <Columns split="halves">
        <Stack gap="6">
          <Card heading="1. Send an OTP">
            <Stack gap="4">
              <TextField
                label="Sandbox address"
                type="url"
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
              <TextField
                label="Policy number, mobile number or email"
                help="501234567 is Mrs Kulkarni's policy"
                value={loginId}
                onChange={(event) => setLoginId(event.target.value)}
              />
              <Inline>
                <Button loading={running === 'sendLoginOtp'} onClick={begin}>
                  Send OTP
                </Button>
              </Inline>
            </Stack>
          </Card>
          {sandbox && sentTo !== undefined && policyNo === undefined && (
            <Card heading="2. Sign in">
              <Stack gap="4">
                <TextField
                  label="OTP"
                  help={`Sent to ${sentTo}`}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  figures
                  value={otp}
                  onChange={(event) => setOtp(event.target.value)}
                />
                <Inline>
                  <Button
                    loading={running === 'confirmLogin'}
                    onClick={() => run('confirmLogin', () => sandbox.signIn(otp), setPolicyNo)}
                  >
                    Sign in
                  </Button>
                  <Button
                    variant="secondary"
                    loading={running === 'outbox'}
                    onClick={() => run('outbox', sandbox.readOtp, (read) => setOtp(read ?? ''))}
                  >
                    Read it from the outbox
                  </Button>
                </Inline>
              </Stack>
            </Card>
          )}
          {sandbox && policyNo !== undefined && (
            <Card heading="3. Call a function">
              <Stack gap="4">
                <SelectField
                  label="Function"
                  options={NAMES.map((value) => ({ value, label: value }))}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
                <TextField
                  label="Policy number"
                  help="For calls about one policy"
                  value={policyNo}
                  onChange={(event) => setPolicyNo(event.target.value)}
                />
                <Inline>
                  <Button
                    loading={running === name}
                    onClick={() => run(name, async () => calls[name]?.(sandbox.sdk, policyNo))}
                  >
                    Call
                  </Button>
                  <Button
                    variant="secondary"
                    onClick={() =>
                      run(
                        'signOut',
                        () => signOut(sandbox.sdk),
                        () => setPolicyNo(undefined),
                      )
                    }
                  >
                    Sign out
                  </Button>
                </Inline>
              </Stack>
            </Card>
          )}
        </Stack>
        {outcome && <OutcomeView outcome={outcome} />}
      </Columns>
    </Stack>
  );
}
