import { defineDomain } from '../../define-domain.ts';
import checkDocument from './checkDocument.ts';
import downloadPolicyDocument from './downloadPolicyDocument.ts';
import downloadPolicyPack from './downloadPolicyPack.ts';
import downloadPolicyPackV2 from './downloadPolicyPackV2.ts';
import downloadReceipt from './downloadReceipt.ts';
import downloadReceiptPartial from './downloadReceiptPartial.ts';
import emailPolicyDocument from './emailPolicyDocument.ts';
import emailPolicyPack from './emailPolicyPack.ts';
import policyDocumentList from './policyDocumentList.ts';
import purgeTempFile from './purgeTempFile.ts';
import { addTemporaryFiles } from './temporary-files.ts';
import { temporaryFilesJob } from './temporary-files-job.ts';

export default defineDomain({
  operations: {
    checkDocument,
    downloadPolicyDocument,
    downloadPolicyPack,
    downloadPolicyPackV2,
    downloadReceipt,
    downloadReceiptPartial,
    emailPolicyDocument,
    emailPolicyPack,
    policyDocumentList,
    purgeTempFile,
  },
  jobs: { upkeep: [temporaryFilesJob] },
  addRoutes: addTemporaryFiles,
});
