import { defineMessages } from '#shared/messages/message.ts';

/**
 * Refusals of files: the server does not take one, or cannot give it. The browser shows these sentences as the server
 * sent them.
 */
export const messages = defineMessages('uploads', {
  // The content
  fileEmpty: 'The file is empty.',
  contentDiffers: 'The file name ends in .{extension}, but its content is something else.',
  typeNotAccepted: 'Files of this type are not accepted. Accepted types are {extensions}.',
  damaged: 'The file is damaged or incomplete. Please save it again and upload the new copy.',
  unpacksTooLarge: 'The file unpacks to more than {megabytes, number} MB, so it is not accepted.',

  // The size
  fileTooLarge: 'A file can have at most {megabytes, number} MB.',
  quotaExceeded:
    'Your files can take at most {gigabytes, number} GB, and this one would exceed that. Delete files that you no longer need, also from the bin, and try again.',

  // The request
  interrupted: 'The upload was interrupted, so nothing was saved. Please try again.',
  noFile: 'The upload contains no file.',
  severalFiles: 'An upload can contain one file only. Send each file separately.',
  formUnreadable: 'The form cannot be read: its content type has no boundary.',
  signatureInvalid: 'The signature is invalid or has expired.',

  // Resumable uploads
  versionRequired: 'Tus-Resumable must be {version}.',
  headerNotNumber: 'The header {header} must be a number of bytes.',
  lengthRequired: 'The length of the file must be known when the upload starts.',
  partType: 'A part of an upload must have the content type {type}.',
  metadataUnreadable: 'The description of the upload (Upload-Metadata) could not be read.',
  metadataIncomplete: 'The description of the upload must contain bucketName ({bucket}) and objectName.',
  offsetDiffers: 'The upload is at another offset. Ask for it and continue from there.',
  canBeResumed: 'The upload was interrupted. It can be resumed.',
  longerThanDeclared: 'The upload is longer than it declared.',

  // Stored objects
  objectNotFound: 'Object not found',
  objectExists: 'The resource already exists',
  objectInBin:
    'The resource already exists in the bin. Restore it, delete it for ever, or choose another name.',
  storeFull: 'The file store is full, so nothing was saved. What you saved before is safe.',
});
