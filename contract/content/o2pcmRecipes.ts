/** Recipes, and how appliances are installed: what the maker knows of its things. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Page, RegionCode, Signs, Size, Video, paged } from '../shared'
import { ProductCard } from '../goods/o2srh'

/** 1 is for beginners. */
const Level = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])

export const RecipeTaste = Type.Object({ tasteCode: Code, name: Type.String() })

export const RecipeAppliance = Type.Object({
  applianceCode: Code,
  name: Type.String(),
  picture: Type.String(),
  /** How many recipes there are for it. */
  count: Type.Integer({ minimum: 0 }),
  /** The shopper received one. */
  own: Type.Boolean()
})

export const RecipeCard = Type.Object({
  recipeCode: Code,
  name: Type.String(),
  picture: Type.String(),
  applianceCode: Code,
  tastes: Type.Array(RecipeTaste),
  minutes: Type.Integer({ minimum: 1 }),
  level: Level,
  /** How many people cooked it. */
  cookedCount: Type.Integer({ minimum: 0 }),
  /** The caller keeps it. */
  favorite: Type.Boolean()
})

/** How an amount is rounded when it is meant for others than the recipe's persons. */
export const Measure = Type.Union([Type.Literal('WEIGHT'), Type.Literal('SPOON'), Type.Literal('PIECE')])

export const RecipeIngredient = Type.Object({
  name: Type.String(),
  /** For the recipe's `persons`; absent: as one likes. */
  amount: Type.Optional(Type.Number({ minimum: 0 })),
  /** '' where the language counts without a word. */
  unit: Type.String(),
  measure: Measure
})

export const RecipeStep = Type.Object({
  title: Type.String(),
  text: Type.String(),
  picture: Type.String(),
  /** What is waited for. */
  seconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 86_400 }))
})

export const RecipeDetail = Type.Object({
  ...RecipeCard.properties,
  /** PNG or JPEG, for the cards of a chat app, which take no SVG. */
  sharePicture: Type.Optional(Type.String()),
  applianceName: Type.String(),
  /** A person. */
  kcal: Type.Integer({ minimum: 0 }),
  persons: Type.Integer({ minimum: 1, maximum: 12 }),
  ingredients: Type.Array(RecipeIngredient),
  steps: Type.Array(RecipeStep),
  video: Type.Optional(Video),
  /** What a share fills of a pot, and the pot it is cooked in: the shopper's own, or that of `product`. */
  pot: Type.Optional(
    Type.Object({
      mlEach: Type.Integer({ minimum: 1 }),
      ml: Type.Integer({ minimum: 1 }),
      own: Type.Boolean()
    })
  ),
  /** What it is cooked with: the kind that the shopper has, or one that sells well. */
  product: Type.Optional(ProductCard)
})

export const GuideCard = Type.Object({ guideCode: Code, name: Type.String(), picture: Type.String() })

/** A guide in a list, with what its fee standard comes to. */
const GuideEntry = Type.Object({
  ...GuideCard.properties,
  /** The first work that costs nothing; absent: none. */
  freeFee: Type.Optional(Type.String()),
  /** Kinds of work that cost something. */
  paidFees: Type.Integer({ minimum: 0 })
})

export const InstallationGuide = Type.Object({
  ...GuideCard.properties,
  /** The measures in their order, drawn. */
  figure: Type.String(),
  /** How long the visit takes. */
  minutes: Type.Integer({ minimum: 1 }),
  prepare: Type.Array(Type.String()),
  measures: Type.Array(Type.Object({ name: Type.String(), mm: Type.Integer({ minimum: 1 }), note: Type.String() })),
  steps: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  video: Type.Optional(Video),
  fees: Type.Array(
    Type.Object({
      name: Type.String(),
      /** 0 is free. */
      fen: Fen,
      /** What it is counted for; '' is the visit. */
      unit: Type.String(),
      note: Type.String()
    })
  )
})

export const recipes = {
  'GET /o2pcm/pub/v1/crm-group-get/recipe': endpoint({
    summary: "Recipes; without an appliance those for the shopper's own come first",
    token: 'optional',
    query: Type.Object({
      applianceCode: Type.Optional(Code),
      /** Those that are cooked with this product. */
      spuCode: Type.Optional(Code),
      tasteCode: Type.Optional(Code),
      maxMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
      level: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
      /** Words of a dish's name, or of what is in it. */
      keyword: Type.Optional(Signs(0, 60)),
      /** Only what the shopper keeps, newest first; none without a login. */
      favorite: Type.Optional(Type.Boolean()),
      page: Page,
      size: Size
    }),
    data: paged(RecipeCard)
  }),
  'GET /o2pcm/pub/v1/crm-group-get/recipe-filter': endpoint({
    summary: "What recipes are found by: appliances, the shopper's own first, and tastes",
    token: 'optional',
    data: Type.Object({ appliances: Type.Array(RecipeAppliance), tastes: Type.Array(RecipeTaste) })
  }),
  'GET /o2pcm/pub/v1/crm-group-get/recipe-detail': endpoint({
    summary: 'One recipe, with what it is cooked in',
    token: 'optional',
    query: Type.Object({ recipeCode: Code }),
    data: RecipeDetail
  }),
  'GET /o2pcm/pub/v1/crm-group-get/installation': endpoint({
    summary: 'Kinds of products that have an installation guide; with a product the one that it has',
    query: Type.Object({ spuCode: Type.Optional(Code), regionCode: Type.Optional(RegionCode) }),
    data: Type.Object({ list: Type.Array(GuideEntry) })
  }),
  'GET /o2pcm/pub/v1/crm-group-get/installation-detail': endpoint({
    summary: 'One installation guide: measures, steps and fees',
    /** Where the fitter goes; absent: the fees of most places. */
    query: Type.Object({ guideCode: Code, regionCode: Type.Optional(RegionCode) }),
    data: InstallationGuide
  })
}
