import * as m from '@lifedesk/journey/messages';
import type { FileUploadTexts } from '@lifedesk/ui';

const megabyte = 1024 * 1024;

/** The texts of the upload. */
export function uploadTexts(): FileUploadTexts {
  return {
    choose: m.upload_choose(),
    chooseAnother: m.upload_chooseAnother(),
    takePhoto: m.upload_takePhoto(),
    drop: m.upload_drop(),
    list: m.upload_list(),
    size: (bytes) =>
      bytes < megabyte / 10
        ? m.upload_kilobytes({ size: Math.max(1, Math.round(bytes / 1024)) })
        : m.upload_megabytes({ size: (bytes / megabyte).toFixed(1) }),
    checking: m.upload_checking(),
    uploading: m.upload_uploading(),
    share: (share) => m.upload_share({ percent: Math.round(share * 100) }),
    done: m.upload_done(),
    failed: m.upload_failed(),
    refused: m.upload_refused(),
    cancel: m.upload_cancel(),
    retry: m.app_retry(),
    remove: m.upload_remove(),
    about: (action, name) => m.upload_about({ action, name }),
  };
}
