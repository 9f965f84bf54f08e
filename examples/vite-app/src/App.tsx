import { formatRupees, recogniseLoginId } from '@lifedesk/rules';
import { isLifedeskError } from '@lifedesk/sdk';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ChangeMobile } from './change-mobile';
import { type Dues, duesWith, requestOtp, sdk, whenDue } from './customer';
import { createJourneys, Journeys } from './journeys';
import { Button, Dialog, DialogClose, Stack, Tabs, TextField } from './ui';

const journeys = createJourneys(sdk);

/** Asks for a policy number and the OTP, shows what is due, and changes the mobile number. */
export function App() {
  const [sentTo, setSentTo] = useState<string>();
  const [dues, setDues] = useState<Dues>();
  const [changing, setChanging] = useState(false);
  if (changing)
    return (
      <Page>
        <Journeys given={journeys}>
          <ChangeMobile />
        </Journeys>
      </Page>
    );
  return (
    <Page>
      <h1>What is due</h1>
      {dues ? <DueList dues={dues} /> : <Question key={sentTo} sentTo={sentTo} onSent={setSentTo} onDues={setDues} />}
      {dues && <Button onClick={() => setChanging(true)}>Change mobile number</Button>}
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <main style={{ maxInlineSize: '30rem', margin: '2rem auto', paddingInline: '1rem' }}>
      <Stack gap="6">{children}</Stack>
    </main>
  );
}

interface QuestionProps {
  sentTo: string | undefined;
  onSent: (to: string) => void;
  onDues: (dues: Dues) => void;
}

function Question({ sentTo, onSent, onDues }: QuestionProps) {
  const [problem, setProblem] = useState<string>();
  const [loading, setLoading] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('answer'));
    const id = recogniseLoginId(typed);
    if (sentTo === undefined && id.kind === 'unknown') return setProblem('Enter your policy number. It has 9 digits.');
    setLoading(true);
    try {
      if (sentTo === undefined) onSent(await requestOtp(id.kind === 'unknown' ? typed : id.value));
      else {
        const { login, dues } = await duesWith(typed);
        journeys.app.session.adopt(login);
        onDues(dues);
      }
    } catch (error) {
      if (!isLifedeskError(error)) throw error;
      setProblem(error.customerMessage);
      setLoading(false);
    }
  }

  const label = sentTo === undefined ? 'Policy number' : 'OTP';
  const help = sentTo === undefined ? '9 digits, on the first page of your policy' : `Sent to ${sentTo}`;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <TextField label={label} help={help} error={problem} name="answer" inputMode="numeric" autoComplete="off" />
        <Button type="submit" variant="form" loading={loading}>
          {sentTo === undefined ? 'Send OTP' : 'Show what is due'}
        </Button>
      </Stack>
    </form>
  );
}

function DueList({ dues }: { dues: Dues }) {
  const items = dues.map(({ policyNo, planName, dueDate, totalPremiumDueToBePaid }) => ({
    value: policyNo,
    label: policyNo,
    content: (
      <Stack gap="3">
        <p>{planName}</p>
        <p>{whenDue(dueDate)}</p>
        <Dialog
          trigger={<Button variant="secondary">How much?</Button>}
          title={`Amount due for ${policyNo}`}
          description={formatRupees(totalPremiumDueToBePaid)}
          closeLabel="Close"
          actions={
            <DialogClose>
              <Button>OK</Button>
            </DialogClose>
          }
        />
      </Stack>
    ),
  }));
  return <Tabs label="Policies" items={items} />;
}
