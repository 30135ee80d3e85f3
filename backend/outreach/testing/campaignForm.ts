/** A well-formed campaign to all leagues. */
export const campaignForm = ({ audience, ...fields }: { audience?: object; [field: string]: unknown } = {}) => ({
  name: "Spring camps",
  templateType: "campOutreach",
  ...fields,
  audience: {
    sport: null,
    region: null,
    emailed: "any",
    emailedBefore: null,
    answered: false,
    fromInquiries: false,
    leagueIds: null,
    ...audience,
  },
});
