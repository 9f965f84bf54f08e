import * as m from '@lifedesk/journey/messages';
import { checkFile, cleanFileName, FILE_TYPES } from '@lifedesk/rules';
import { isLifedeskError, uploadFile } from '@lifedesk/sdk';
import { FileUpload, type UploadItem, UploadRefusal } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useJourneyState } from '../../engine/journey-state.ts';
import { fieldId } from '../../engine/use-step.ts';
import { translateAtom } from '../../locale/error-text.ts';
import { useApp } from '../../provider/app.ts';
import { fileFaultText } from './file-fault-text.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { uploadTexts } from './upload-texts.ts';
import type { UploadedFile } from './uploaded-files.ts';

interface UploadFieldProps {
  /** The field of the journey with the files. */
  readonly field: string;
  readonly purpose: Parameters<typeof uploadFile>[1]['purpose'];
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly optional?: boolean;
  readonly multiple?: boolean;
}

/** Asks for a document or a photo of it, checks it and sends it immediately. It does not depend on a service. */
export function UploadField(props: UploadFieldProps): ReactElement {
  const { field, purpose, label, help = m.upload_help(), optional = false, multiple = false } = props;
  const { sdk, fail } = useApp();
  const { values, problems, set } = useJourneyState();
  const translate = useAtomValue(translateAtom);
  const files = values[field] as readonly UploadedFile[];
  // each picture is scaled once, though it is checked and then sent
  const shrunk = useRef(new WeakMap<File, Promise<File>>());
  // an upload in progress when the step was left, or before a reload, did not arrive
  const atFirst = useRef(files.filter(({ state }) => state === 'done'));
  const stale = atFirst.current.length < files.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what an earlier visit left, when the field opens
  useEffect(() => {
    if (stale) set({ [field]: atFirst.current });
  }, []);

  const keep = (items: readonly UploadItem<string>[]) =>
    set({ [field]: items.map(({ name, size, state, result }) => ({ name, size, state, uploadId: result })) });
  const toSend = (file: File): Promise<File> => {
    const known = shrunk.current.get(file) ?? shrinkPicture(file);
    shrunk.current.set(file, known);
    return known;
  };
  const read = async (file: File) => new Uint8Array(await (await toSend(file)).arrayBuffer());
  const problem = problems[field];
  return (
    <FileUpload<string>
      id={fieldId(field)}
      label={label}
      help={help}
      optional={optional ? m.request_optional() : undefined}
      error={problem && translate(problem)}
      texts={uploadTexts()}
      accept={FILE_TYPES.join(',')}
      camera
      multiple={multiple}
      check={async (file) => {
        const { fault } = checkFile(await read(file));
        return fault && fileFaultText(fault);
      }}
      upload={async (chosen, { signal, onProgress }) => {
        const file = await toSend(chosen);
        const checked = checkFile(new Uint8Array(await file.arrayBuffer()));
        if (checked.fault) throw new UploadRefusal(fileFaultText(checked.fault));
        const { contentType } = checked;
        const upload = { purpose, content: file, fileName: cleanFileName(file.name), contentType };
        try {
          return await uploadFile(sdk, upload, { signal, onProgress });
        } catch (error) {
          if (isLifedeskError(error) && error.code === 'file-format')
            throw new UploadRefusal(fileFaultText(error.fileFault));
          fail(error);
          throw error;
        }
      }}
      defaultItems={atFirst.current.map(({ name, size, uploadId }, at) => ({
        id: `kept-${at}`,
        name,
        size,
        state: 'done',
        result: uploadId,
      }))}
      onItemsChange={keep}
    />
  );
}
