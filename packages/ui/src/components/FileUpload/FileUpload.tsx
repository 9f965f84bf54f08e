import { type ComponentProps, type DragEvent, useId, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import * as button from '../Button/Button.css.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { CameraIcon, type IconComponent, UploadIcon } from '../icons.ts';
import * as styles from './FileUpload.css.ts';
import { UploadRow, type UploadRowTexts } from './UploadRow.tsx';
import type { UploadItem } from './upload-item.ts';
import { type Uploads, type UploadsOptions, useUploads } from './use-uploads.ts';

export interface FileUploadTexts extends UploadRowTexts {
  /** On the button, as "Choose a file". */
  choose: string;
  /** The same once there is one that it would replace, as "Choose another file". */
  chooseAnother: string;
  /** On the button that opens a phone's camera, as "Take a photo". Needed with `camera`. */
  takePhoto?: string | undefined;
  /** Beside the button where there is a mouse, as "or drop it here". */
  drop: string;
  /** Names the list of files, as "Chosen files". */
  list: string;
}

interface Look extends FieldTexts {
  texts: FileUploadTexts;
  /** What may be chosen, as an input's `accept`: `.pdf,image/jpeg`. A hint to the browser; `check` decides. */
  accept?: string | undefined;
  /** Offers the camera of a phone or tablet for a photo. */
  camera?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  /** The file input. */
  ref?: ComponentProps<'input'>['ref'];
}

export interface FileUploadProps<Result> extends Look, UploadsOptions<Result> {}

/**
 * Asks for a document: chosen, photographed or dropped. Each file is checked and sent at once by the caller's functions, and
 * its row says where it is, in words. It needs the application's storage, never a form's post.
 */
export function FileUpload<Result>(props: FileUploadProps<Result>) {
  const { upload, check, defaultItems, onItemsChange, ...look } = props;
  const uploads = useUploads({ upload, check, defaultItems, onItemsChange, multiple: look.multiple });
  return <FileUploadView {...look} {...uploads} />;
}

export interface FileUploadViewProps<Result> extends Look, Uploads<Result> {
  multiple?: boolean | undefined;
}

/** The same for a caller that keeps the files itself, with `useUploads` or otherwise. */
export function FileUploadView<Result>(props: FileUploadViewProps<Result>) {
  const { texts, accept, camera, multiple, items, add, retry, remove, className, ref, id, ...field } = props;
  const generated = useId();
  const inputId = id ?? generated;
  const zone = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);

  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(false);
    add(Array.from(event.dataTransfer.files));
  };
  // the row goes away with its button: focus goes to where the next file is chosen
  const takeAway = (itemId: string) => {
    zone.current?.querySelector('input')?.focus();
    remove(itemId);
  };
  const replaces = items.length > 0 && !multiple;

  return (
    <div className={cx(styles.frame, className)}>
      <Field {...field} id={inputId}>
        {(control) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the button in it does
          <div
            ref={zone}
            className={styles.zone}
            data-over={over}
            data-state={control['aria-invalid'] ? 'invalid' : 'valid'}
            onDragEnter={drag}
            onDragOver={drag}
            onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
            onDrop={drop}
          >
            <Choose {...control} ref={ref} icon={UploadIcon} accept={accept} multiple={multiple} onFiles={add}>
              {replaces ? texts.chooseAnother : texts.choose}
            </Choose>
            {camera && (
              <div className={styles.camera}>
                <Choose
                  id={`${inputId}-camera`}
                  aria-describedby={control['aria-describedby']}
                  icon={CameraIcon}
                  accept="image/*"
                  capture="environment"
                  onFiles={add}
                >
                  {texts.takePhoto}
                </Choose>
              </div>
            )}
            <p className={styles.drop}>{texts.drop}</p>
          </div>
        )}
      </Field>
      {items.length > 0 && (
        <ul aria-label={texts.list} className={styles.list}>
          {items.map((item: UploadItem) => (
            <UploadRow
              key={item.id}
              item={item}
              texts={texts}
              onRetry={() => retry(item.id)}
              onRemove={() => takeAway(item.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChooseProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  id: string;
  icon: IconComponent;
  onFiles: (files: File[]) => void;
}

/** A real file input, unseen, and its label that looks like a button. */
function Choose({ icon: Icon, onFiles, children, ...input }: ChooseProps) {
  return (
    <>
      <input
        {...input}
        type="file"
        className={styles.input}
        onChange={(event) => {
          onFiles(Array.from(event.target.files ?? []));
          event.target.value = ''; // the same file may be chosen again
        }}
      />
      <label htmlFor={input.id} className={cx(button.variant.secondary, styles.button)}>
        <Icon className={styles.icon} />
        {children}
      </label>
    </>
  );
}
