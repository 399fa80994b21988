import { readTerms } from '../glossary/terms.ts';

/** Words with which a question asks, and what it asks for besides terms of the law: a search needs none of them. */
export const ASKING_WORDS = readTerms(`
*when | - | - | कब, எப்போது
*how much | - | - | कितना, कितनी, எவ்வளவு
*how many | - | - | कितने, எத்தனை
*who | - | - | कौन, किसने, யார்
*where | - | - | कहाँ, कहां, எங்கே, எங்கு
*why | - | - | क्यों, ஏன்
*what | - | - | क्या, என்ன
*which | - | - | कौनसा, कौन-सा, எந்த
*patient | - | - | मरीज, रोगी, நோயாளி
*total | - | - | कुल, மொத்த
*salary | - | - | वेतन, சம்பளம்
*paid | - | - | भुगतान, செலுத்தப்பட்ட
*hospital | - | - | अस्पताल, மருத்துவமனை
`);
