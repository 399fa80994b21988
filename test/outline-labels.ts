/**
 * The parts of 20 real judgments as a reader labelled them before the rule was written, by the opening and the end of each
 * paragraph. `15F` labels paragraph 15 and those that follow; letters after a slash are as right. F facts, I issues,
 * A arguments, R reasons, H holding, O order, - none. Every second judgment was held back from the rule.
 */
export const OUTLINE_LABELS: Record<string, string> = {
  'judgments-supreme-court/prior_case_0897.txt': '15F 18F/I 19R 21I 22R 26H/O 27O',
  'judgments-supreme-court/prior_case_1360.txt': '11I/F 12A 13R 23R/H 24H 25R 27H/O 28O',
  'judgments-supreme-court/prior_case_1616.txt': '4F 7I 8R 12R/H 13O',
  'judgments-supreme-court/prior_case_0852.txt':
    '6F/R 7R 9A/R 10R 11I/R 12R 17- 21R 23R/H 24A/R 25R 27H/R 28O',
  'judgments-supreme-court/prior_case_0251.txt': '10F 11I 12A 13R 20A/R 21A 22R 24A 25H/R 26H 27O',
  'judgments-supreme-court/prior_case_0992.txt': '9F 13A/I 14R 18R/H 19R 23R/H 24O',
  'judgments-supreme-court/prior_case_1119.txt': '9F 32A 34R 40I/R 41R 43H/O 44O',
  'judgments-supreme-court/prior_case_0065.txt': '11F 14F/A 15F/R 16R 20H/O 21O',
  'judgments-supreme-court/prior_case_0235.txt': '8F 14A 15R/H 16R 18A 19A/R 20R 21R/H 22R 23- 25A/R/H 26O',
  'judgments-modern/opennyai/samples_sample_judgment1.txt': '1- 3F 8A/F 9A 11R 22R/H 23O 26-',
  'judgments-modern/opennyai/samples_sample_judgment2.txt':
    '1- 3F 6F/A 7I 8A 16R 22H/R 23R 26H/R/O 27O/H 28O 29-',
  'judgments-modern/opennyai/tests_examples_judgement_texts_72703592.txt':
    '1- 2F 3A/F 4A 5R 6R/I 7R 8I 9A 11R/H 12O/H 13O 14-',
  'judgments-high-court/Sample_1/EN_Judgment.txt': '0F 1A/F 2A 3A/F 4R 8H 9O',
  'judgments-high-court/Sample_4/EN_Judgment.txt': '1F 2A/F 3F 5A 6R 8R/A 9O/H/R',
  'judgments-high-court/Sample_5/EN_Judgment.txt':
    '1- 2F 8A/F 14R/A 15R 16R/H 17R 19R/H 20R 21R/H 22R 23R/H 24O',
  'judgments-high-court/Sample_7/EN_Judgment.txt': '0F 4F/R 5R 7R/A 8O/H/R',
  'judgments-high-court/Sample_8/EN_Judgment.txt': '0F 1A/F 3A 5A/R 6R 7R/H 8R 11H/R 12R/F 13O/H 14O',
  'judgments-high-court/Sample_9/EN_Judgment.txt': '0F 3A 4A/F 5A 6A/R 7F/R/A 8R/F 9R 11H/O 12O/R 13O',
  'judgments-high-court/Sample_10/EN_Judgment.txt': '0F 1A/F 2F 5A 7R 8R/H 9R 11R/H 13O/H 14O',
  'judgments-high-court/Sample_2/EN_Judgment.txt':
    '0F 3A/F 5F 6A 29R/A 30R 31H/R 32R 34R/H 35R 36R/H 37R 42R/H/O 43R 44O/H 45O',
};
