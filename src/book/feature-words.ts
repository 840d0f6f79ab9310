/** Words of a feature, in one language. */
export interface FeatureWords {
  /** As the label of a row: "Tanks left". */
  readonly name: string;
  /** What a move does that betters it, after "it": "takes a tank from them". */
  readonly better: string;
}
