/** Roles of a case's members; a clerk sees dates, files and parties, and adds dates and files. */
export const memberRoles = ['editor', 'commenter', 'viewer', 'clerk'] as const;
export type MemberRole = (typeof memberRoles)[number];
/** The caller's role in a case. */
export const caseRoles = ['owner', ...memberRoles] as const;
export type CaseRole = (typeof caseRoles)[number];
/** Roles that may add files to a case. */
export const rolesThatAdd = ['owner', 'editor', 'clerk'] as const satisfies readonly CaseRole[];
/** The roles in which a case can be shared with a chambers; its clerks reach the case as clerks. */
export const chambersCaseRoles = ['editor', 'commenter', 'viewer'] as const;
export const chambersRoles = ['head', 'member', 'clerk'] as const;
export type ChambersRole = (typeof chambersRoles)[number];
