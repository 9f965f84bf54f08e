import { useEffect, useRef, useState } from 'react';
import { type CheckFile, type Upload, type UploadItem, UploadRefusal } from './upload-item.ts';

export interface UploadsOptions<Result> {
  upload: Upload<Result>;
  check?: CheckFile | undefined;
  /** Keeps several files; without it, each file replaces the last. */
  multiple?: boolean | undefined;
  /** Files from an earlier visit. */
  defaultItems?: readonly UploadItem<Result>[] | undefined;
  /** Called with all files after each change. */
  onItemsChange?: ((items: readonly UploadItem<Result>[]) => void) | undefined;
}

export interface Uploads<Result> {
  items: readonly UploadItem<Result>[];
  add: (files: readonly File[]) => void;
  /** Retries an upload that failed. */
  retry: (id: string) => void;
  /** Removes the file, and stops its upload. */
  remove: (id: string) => void;
}

/** Checks and uploads each chosen file, and tracks its state. */
export function useUploads<Result>(options: UploadsOptions<Result>): Uploads<Result> {
  const { upload, check, multiple, defaultItems = [], onItemsChange } = options;
  const [items, setItems] = useState(defaultItems);
  const current = useRef(items); // events arrive between renders
  const running = useRef(new Map<string, { file: File; controller: AbortController }>());
  const count = useRef(0);

  const put = (next: readonly UploadItem<Result>[]) => {
    current.current = next;
    setItems(next);
    onItemsChange?.(next);
  };
  const change = (id: string, part: Partial<UploadItem<Result>>) =>
    put(current.current.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const run = async (id: string, file: File, checked: boolean) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, { file, controller });
    const update = (part: Partial<UploadItem<Result>>) => {
      if (!signal.aborted) change(id, part); // a cancelled call may still report
    };
    try {
      const reason = checked ? null : ((await check?.(file)) ?? null);
      if (signal.aborted) return;
      if (reason !== null) return update({ state: 'refused', reason });
      update({ state: 'uploading', progress: undefined });
      const onProgress = (share: number) => update({ progress: Math.min(1, Math.max(0, share)) });
      update({ state: 'done', result: await upload(file, { signal, onProgress }) });
    } catch (error) {
      if (error instanceof UploadRefusal) update({ state: 'refused', reason: error.message });
      else update({ state: 'failed' });
    }
  };
  const stop = (id: string) => {
    running.current.get(id)?.controller.abort();
    running.current.delete(id);
  };

  useEffect(() => {
    const calls = running.current;
    return () => {
      for (const { controller } of calls.values()) controller.abort();
    };
  }, []);

  return {
    items,
    add: (files) => {
      const chosen = multiple ? files : files.slice(0, 1);
      if (chosen.length === 0) return;
      const added = chosen.map((file) => {
        const item: UploadItem<Result> = {
          id: `file-${++count.current}`,
          name: file.name,
          size: file.size,
          state: 'checking',
        };
        return { file, item };
      });
      if (!multiple) for (const { id } of current.current) stop(id);
      put([...(multiple ? current.current : []), ...added.map(({ item }) => item)]);
      for (const { file, item } of added) void run(item.id, file, false);
    },
    retry: (id) => {
      const call = running.current.get(id);
      if (call) void run(id, call.file, true);
    },
    remove: (id) => {
      stop(id);
      put(current.current.filter((item) => item.id !== id));
    },
  };
}
