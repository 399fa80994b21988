/**
 * Facts about the business that the operator of a deployment states, and the periods that the code enforces. Change it
 * here, then build. The sentences of the catalogues, in every language, take their figures from here.
 */
export const BUSINESS = {
  /** Shown in the contact section, the legal pages and the help centre. */
  support: { email: 'support@munshi.example', phone: '+91 44 5550 0100' },
  privacyEmail: 'privacy@munshi.example',
  legalEmail: 'legal@munshi.example',
  /**
   * The answer to complaints, which go to the officer of the settings GRIEVANCE_OFFICER and GRIEVANCE_EMAIL, else to support: sections 8(9), 8(10) and 13 of the Digital Personal Data Protection Act, 2023. The times are
   * those of rule 3(2)(a) of the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules,
   * 2021; rule 14(3) of the Digital Personal Data Protection Rules, 2025 allows at most 90 days.
   */
  grievance: {
    confirmedWithinHours: 24,
    answeredWithinDays: 15,
  },
  /** Postal address of the people behind the product; the registered office is in Mumbai. */
  contactAddress: ['Munshi, Law Chambers Annexe', 'N.S.C. Bose Road, George Town', 'Chennai 600001, India'],
  office: 'Mumbai, Maharashtra, India',
  /** Hours in which people answer, in Indian time, Monday to Friday. */
  hours: { from: '09:00', to: '18:00', replyWithinHours: 24 },
  /** The figures of the landing page, as it prints them; a footnote of the catalogue says what each measures. */
  figures: { success: '98%', support: '24/7', documents: '50k+' },
  refund: {
    /** The plans page promises this. */
    satisfactionDays: 30,
    /** The refund policy grants this, and `billing/refund-period.ts` enforces it. */
    firstPurchaseDays: 7,
    outageHours: 24,
    reviewDays: '3-5',
    paidDays: '7-10',
  },
  minimumAge: 18,
  /**
   * The dates of the legal pages: each page prints its date, and the consent record keeps it as the version that a user
   * accepted. A change of a text needs a new date.
   */
  legalDates: { terms: '2025-04-14', privacy: '2025-04-15', refund: '2025-04-15', notice: '2026-11-30' },
} as const;
