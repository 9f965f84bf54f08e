import {
  defineJourney,
  FormStep,
  fileRefusal,
  JourneyScreen,
  type UploadedFile,
  UploadField,
  uploadIds,
  uploadProblem,
  useApp,
  useJourneyState,
  useLocale,
  usePageNavigation,
} from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { type AnswerOf, sendApplicationDocument } from '@lifedesk/sdk';
import { type ReactElement, useMemo, useState } from 'react';
import * as m from '../../texts.ts';
import { sendFor, withoutWords } from './answer.ts';
import type { Application, ApplicationPaper } from './application-words.ts';
import { Finished } from './Finished.tsx';

interface SendPaperProps {
  readonly application: Application;
  readonly paper: ApplicationPaper;
  readonly onChanged: () => void;
}

const paperJourney = (id: string, kind: string) =>
  defineJourney({
    id: `application-tracker.${id}.${kind}`,
    guide: {
      needs: [m.applicationTracker_needsPaper],
      next: [m.applicationTracker_nextChecked, m.applicationTracker_nextClock],
    },
    blank: { files: [] as readonly UploadedFile[] },
    steps: [
      {
        id: 'file',
        name: m.applicationTracker_paper,
        fields: ['files'],
        problems: ({ files }) => ({ files: uploadProblem(files, true) }),
      },
    ],
    begin: (_context: ApplicationPaper) => ({}),
    refusals(error, { files }) {
      const refused = fileRefusal(error, files);
      return refused ? { files: refused } : withoutWords(error);
    },
  });

/** Sends one paper that we asked for. */
export default function SendPaper({ application, paper, onChanged }: SendPaperProps): ReactElement {
  const { sdk } = useApp();
  const { self } = usePageNavigation();
  const locale = useLocale();
  const [sent, setSent] = useState<AnswerOf<'sendApplicationDocument'>>();
  const { id, applicationNo } = application;
  const journey = useMemo(() => paperJourney(id, paper.kind), [id, paper.kind]);
  return (
    <JourneyScreen
      journey={journey}
      from={self({ id })}
      context={paper}
      screens={{ file: FileStep }}
      send={({ files }, sending) => {
        const [uploadId = ''] = uploadIds(files);
        const body = { applicationNo, documentKind: paper.kind, uploadId };
        return sendFor(id, async () => setSent(await sendApplicationDocument(sdk, body, sending)), onChanged);
      }}
      done={() => (
        <Finished
          id={id}
          heading={m.applicationTracker_sent({ name: paper.name[locale] })}
          body={
            sent?.answerBy
              ? m.applicationTracker_sentLast({ date: formatServerDate(sent.answerBy) })
              : m.applicationTracker_sentMore({ count: sent?.stillNeeded ?? 0 })
          }
        />
      )}
    />
  );
}

function FileStep(): ReactElement {
  const { context, send } = useJourneyState();
  const locale = useLocale();
  const { name, why } = context as ApplicationPaper;
  return (
    <FormStep
      heading={m.applicationTracker_send({ name: name[locale] })}
      lead={why?.[locale]}
      submit={() => send()}
      action={m.applicationTracker_sendPaper()}
    >
      <UploadField field="files" purpose="application-document" label={name[locale]} />
    </FormStep>
  );
}
